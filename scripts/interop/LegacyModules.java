import com.facebook.react.bridge.BridgeReactContext;
import com.facebook.react.bridge.NativeModule;
import com.facebook.react.bridge.ReactApplicationContext;
import com.facebook.react.internal.turbomodule.core.TurboModuleInteropUtils;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * React Native without a bridge first reads the methods of a module of the old architecture, and throws if it can't.
 * It reads private members, so a version that changes them fails here.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public class LegacyModules {
  private final ReactApplicationContext context = new BridgeReactContext(RuntimeEnvironment.getApplication());

  @Test public void blePlx() throws Exception {
    print(new com.bleplx.BlePlxModule(context));
  }

  @Test public void tcpSocket() throws Exception {
    print(new com.asterinet.react.tcpsocket.TcpSocketModule(context));
  }

  private void print(NativeModule module) throws Exception {
    Method read = TurboModuleInteropUtils.class.getDeclaredMethod("getMethodDescriptorsFromModule", NativeModule.class);
    read.setAccessible(true);
    List<String> names = new ArrayList<>();
    for (Object descriptor : (List<?>) read.invoke(null, module)) {
      Field name = descriptor.getClass().getDeclaredField("methodName");
      name.setAccessible(true);
      names.add((String) name.get(descriptor));
    }
    System.out.println("methods of " + module.getName() + ": " + String.join(" ", names));
  }
}
