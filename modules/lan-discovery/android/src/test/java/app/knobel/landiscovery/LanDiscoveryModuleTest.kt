package app.knobel.landiscovery

import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
class LanDiscoveryModuleTest {
  @Test fun `it has the functions and events that JavaScript knows`() {
    val definition = LanDiscoveryModule().definition()
    assertEquals("LanDiscovery", definition.name)
    assertEquals(setOf("found", "lost", "resolved", "announceFailed"), definition.eventsDefinition?.names?.toSet())
    val ofExpo = setOf("addListener", "removeListeners", "startObserving", "stopObserving")
    assertEquals(
      setOf("announce", "withdraw", "browse", "stopBrowsing", "resolve"),
      definition.asyncFunctions.keys - ofExpo,
    )
  }
}
