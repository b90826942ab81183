/**
 * Archives that libraries download from Maven during a build of the app, and the declarations in their
 * manifests. Gradle resolves them; without Gradle, a person has read them. `namedIn` holds the version: if it
 * changes, read the manifest again.
 */
export interface Archive {
  readonly library: string;
  /** The file in node_modules whose text names this version. */
  readonly namedIn: string;
  readonly text: string;
  readonly source: string;
  /** The content of `<manifest>`. */
  readonly declares: string;
}

const uses = (name: string, more = ''): string => `<uses-permission android:name="${name}"${more}/>`;
const UNTIL_11 = ' android:maxSdkVersion="30"';

export const ARCHIVES: readonly Archive[] = [
  {
    library: 'com.polidea.rxandroidble2:rxandroidble:1.17.2',
    namedIn: 'react-native-ble-plx/android/build.gradle',
    text: 'com.polidea.rxandroidble2:rxandroidble:1.17.2',
    source: 'github.com/dariuszseweryn/RxAndroidBle, rxandroidble/src/main/AndroidManifest.xml, since 1.13.1',
    declares: [
      uses('android.permission.BLUETOOTH', UNTIL_11),
      uses('android.permission.BLUETOOTH_ADMIN', UNTIL_11),
      '<uses-permission-sdk-23 android:name="android.permission.ACCESS_COARSE_LOCATION"/>',
      '<uses-permission-sdk-23 android:name="android.permission.ACCESS_FINE_LOCATION"/>',
      uses('android.permission.BLUETOOTH_CONNECT'),
      uses('android.permission.BLUETOOTH_SCAN', ' android:usesPermissionFlags="neverForLocation"'),
    ].join(''),
  },
  {
    library: 'androidx.media3:media3-exoplayer:1.9.0',
    namedIn: 'expo-audio/android/build.gradle',
    text: '1.9.0',
    source: 'github.com/androidx/media, libraries/exoplayer/src/main/AndroidManifest.xml',
    declares: uses('android.permission.ACCESS_NETWORK_STATE'),
  },
  {
    library: 'com.google.android.datatransport:transport-backend-cct:2.3.3',
    namedIn: 'expo-camera/android/build.gradle',
    text: 'com.google.mlkit:barcode-scanning:17.3.0',
    source: 'the archive itself; barcode-scanning brings it',
    declares: uses('android.permission.ACCESS_NETWORK_STATE') + uses('android.permission.INTERNET'),
  },
  {
    library: 'androidx.core:core:1.18.0',
    namedIn: 'expo-camera/android/build.gradle',
    text: 'androidx.core:core-ktx:1.18.0',
    source: 'the archive itself',
    declares: `<permission android:name="\${applicationId}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION" android:protectionLevel="signature"/>${uses(
      `\${applicationId}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION`,
    )}`,
  },
];
