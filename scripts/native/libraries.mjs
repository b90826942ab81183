import { readFileSync } from 'node:fs';

const reactNative = JSON.parse(readFileSync('node_modules/react-native/package.json', 'utf8')).version;

/**
 * The downloads from Maven: group:artifact:version, then type and classifier if it is not a plain jar. Only
 * the named files are downloaded, without dependencies, except after a `+`. Kotlin and the AndroidX libraries
 * have the versions that React Native and expo-modules-core use.
 */
export const LIBRARIES = {
  compiler: [
    'org.jetbrains.kotlin:kotlin-compiler-embeddable:2.1.20',
    'org.jetbrains.kotlin:kotlin-stdlib:2.1.20',
    'org.jetbrains.kotlin:kotlin-script-runtime:2.1.20',
    'org.jetbrains.kotlin:kotlin-reflect:1.6.10',
    'org.jetbrains.kotlin:kotlin-daemon-embeddable:2.1.20',
    'org.jetbrains.intellij.deps:trove4j:1.0.20200330',
    'org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.8.0',
    'org.jetbrains:annotations:13.0',
  ],
  android: [
    `com.facebook.react:react-android:${reactNative}:aar:release`,
    'com.facebook.fbjni:fbjni:0.7.0:aar',
    'com.facebook.soloader:soloader:0.12.1:aar',
    'com.facebook.yoga:proguard-annotations:1.19.0',
    'com.google.code.findbugs:jsr305:3.0.2',
    'com.squareup.okhttp3:okhttp:4.9.2',
    'com.squareup.okio:okio:2.9.0',
    'androidx.core:core:1.17.0:aar',
    'androidx.core:core-ktx:1.17.0:aar',
    'androidx.appcompat:appcompat:1.7.0:aar',
    'androidx.activity:activity:1.9.0:aar',
    'androidx.fragment:fragment:1.6.2:aar',
    'androidx.lifecycle:lifecycle-common-jvm:2.8.7',
    'androidx.lifecycle:lifecycle-viewmodel-android:2.8.7:aar',
    'androidx.savedstate:savedstate:1.2.1:aar',
    'androidx.tracing:tracing:1.2.0:aar',
    'androidx.tracing:tracing-ktx:1.2.0:aar',
    'androidx.annotation:annotation-jvm:1.9.1',
    'androidx.annotation:annotation-experimental:1.4.1:aar',
    'androidx.collection:collection-jvm:1.4.2',
    'io.github.lukmccall.pika:pika-api:0.3.2',
    'org.jetbrains.kotlin:kotlin-stdlib:2.1.20',
    'org.jetbrains.kotlin:kotlin-reflect:2.1.20',
    'org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.10.2',
    'org.jetbrains.kotlinx:kotlinx-coroutines-android:1.10.2',
  ],
  /** Android's own merger of manifests: `npm run manifest`. */
  manifestMerger: ['+com.android.tools.build:manifest-merger:31.12.0'],
  /**
   * The class path for libraries of the old architecture, besides React Native: `npm run interop`. The app
   * has RxAndroidBle 1.17.2; scripts/interop has the three classes of it that have changed since this
   * version, which more registries offer.
   */
  interop: [
    'com.polidea.rxandroidble2:rxandroidble:1.12.1:aar',
    'io.reactivex.rxjava2:rxjava:2.2.17',
    'org.reactivestreams:reactive-streams:1.0.3',
    'org.bouncycastle:bcprov-jdk15to18:1.78.1',
    'org.bouncycastle:bcpkix-jdk15to18:1.78.1',
  ],
  /** The class path for modules. */
  platform: ['org.robolectric:android-all:16-robolectric-13921718'],
  tests: [
    '+org.robolectric:robolectric:4.16.1',
    'androidx.test:monitor:1.8.0:aar',
    '+junit:junit:4.13.2',
    '+io.mockk:mockk-jvm:1.14.9',
  ],
  /** The systems for tests: API 30 and API 35. API 36 needs Java 21. */
  robolectric: [
    'org.robolectric:android-all-instrumented:11-robolectric-6757853-i7',
    'org.robolectric:android-all-instrumented:15-robolectric-13954326-i7',
  ],
};

export const TESTED_APIS = [30, 35];

export const PYTHON_PACKAGES = ['tree-sitter==0.25.2', 'tree-sitter-swift==0.7.3'];
