/**
 * Modules of packages that a browser's bundle would contain but no player ever uses. Metro replaces each by
 * an empty module, in exported bundles only: in development all of them are present. A path with a final / is
 * a whole folder. `phones`: left out on phones, too. `names`: exports of the package that our code must not
 * import; __tests__/scripts/left-out.test.ts checks this.
 */
const leftOut = [
  {
    package: 'expo-router',
    why: 'Our only layout is a Stack without a header: no tabs, drawers, toolbars or bars on top.',
    names: ['Tabs', 'TabRouter', 'ExperimentalStack', 'Badge', 'unstable_createStandardRouterNavigator'],
    modules: [
      'build/layouts/Tabs.js',
      'build/layouts/experimental-stack/',
      'build/layouts/stack-utils/toolbar/',
      'build/standard-navigation/',
      'build/react-navigation/bottom-tabs/',
      'build/react-navigation/routers/DrawerRouter.js',
      'build/react-navigation/routers/TabRouter.js',
      'build/react-navigation/elements/Badge.js',
      'build/react-navigation/elements/Button.js',
      'build/react-navigation/elements/Header/Header.js',
      'build/react-navigation/elements/Header/HeaderBackButton.js',
      'build/react-navigation/elements/Header/HeaderBackground.js',
      'build/react-navigation/elements/Header/HeaderButton.js',
      'build/react-navigation/elements/Header/HeaderTitle.js',
      'build/react-navigation/elements/Label/',
      'build/react-navigation/elements/Lazy.js',
      'build/react-navigation/elements/MissingIcon.js',
      'build/react-navigation/elements/PlatformPressable.js',
      'build/react-navigation/elements/ResourceSavingView.js',
      'build/react-navigation/elements/getDefaultSidebarWidth.js',
    ],
  },
  {
    package: 'expo-router',
    why: 'Pages for developers; app.json switches the map of the routes off, and app/+not-found.tsx stands for unknown ones.',
    names: ['Sitemap', 'useSitemap', 'ErrorBoundary', 'Unmatched'],
    modules: [
      'build/views/Sitemap.js',
      'build/views/ErrorBoundary.js',
      'build/views/Toast.js',
      'build/views/Unmatched.js',
    ],
  },
  {
    package: 'expo-router',
    why: 'Links that iOS shows a preview of.',
    names: [],
    modules: [
      'build/link/LinkWithPreview.js',
      'build/link/elements.js',
      'build/link/zoom/link-apple-zoom.js',
      'build/link/zoom/link-apple-zoom-target.js',
    ],
  },
  {
    package: 'expo-router',
    why: 'Navigators and paths told without components: our screens are files.',
    names: [],
    modules: [
      'build/react-navigation/core/StaticNavigation.js',
      'build/react-navigation/native/createStaticNavigation.js',
    ],
  },
  {
    package: 'react-native-screens',
    why: 'Screens of phones. In a browser the router draws its own.',
    names: [],
    modules: ['lib/module/'],
  },
  {
    package: 'react-native-web',
    why: 'Controls that we do not use, or have of our own.',
    names: [
      'ActivityIndicator',
      'Button',
      'CheckBox',
      'ImageBackground',
      'Picker',
      'ProgressBar',
      'SectionList',
      'Switch',
      'TouchableHighlight',
      'TouchableNativeFeedback',
      'TouchableOpacity',
      'TouchableWithoutFeedback',
      'VirtualizedSectionList',
    ],
    modules: [
      'dist/exports/ActivityIndicator/',
      'dist/exports/Button/',
      'dist/exports/CheckBox/',
      'dist/exports/ImageBackground/',
      'dist/exports/Picker/',
      'dist/exports/ProgressBar/',
      'dist/exports/SectionList/',
      'dist/exports/Switch/',
      'dist/exports/TouchableHighlight/',
      'dist/exports/TouchableNativeFeedback/',
      'dist/exports/TouchableOpacity/',
      'dist/exports/TouchableWithoutFeedback/',
    ],
  },
  {
    package: 'react-native-reanimated',
    why: 'Ways to come and go that nothing of ours takes: we fade and zoom.',
    names: [
      'Bounce',
      'Flip',
      'LightSpeed',
      'Pinwheel',
      'Roll',
      'Rotate',
      'Slide',
      'Stretch',
      'CurvedTransition',
      'EntryExitTransition',
      'FadingTransition',
      'JumpingTransition',
      'SequencedTransition',
    ],
    modules: [
      'lib/module/layoutReanimation/web/animation/Bounce.web.js',
      'lib/module/layoutReanimation/web/animation/Flip.web.js',
      'lib/module/layoutReanimation/web/animation/Lightspeed.web.js',
      'lib/module/layoutReanimation/web/animation/Pinwheel.web.js',
      'lib/module/layoutReanimation/web/animation/Roll.web.js',
      'lib/module/layoutReanimation/web/animation/Rotate.web.js',
      'lib/module/layoutReanimation/web/animation/Slide.web.js',
      'lib/module/layoutReanimation/web/animation/Stretch.web.js',
      'lib/module/layoutReanimation/web/transition/Curved.web.js',
      'lib/module/layoutReanimation/web/transition/EntryExit.web.js',
      'lib/module/layoutReanimation/web/transition/Fading.web.js',
      'lib/module/layoutReanimation/web/transition/Jumping.web.js',
      'lib/module/layoutReanimation/web/transition/Sequenced.web.js',
    ],
  },
  {
    package: 'react-native-reanimated',
    why: 'The same, for phones. Nothing else in the package asks for them.',
    phones: true,
    names: [],
    modules: [
      'src/layoutReanimation/defaultAnimations/Bounce.ts',
      'src/layoutReanimation/defaultAnimations/Flip.ts',
      'src/layoutReanimation/defaultAnimations/Lightspeed.ts',
      'src/layoutReanimation/defaultAnimations/Pinwheel.ts',
      'src/layoutReanimation/defaultAnimations/Roll.ts',
      'src/layoutReanimation/defaultAnimations/Rotate.ts',
      'src/layoutReanimation/defaultAnimations/Slide.ts',
      'src/layoutReanimation/defaultAnimations/Stretch.ts',
      'src/layoutReanimation/defaultTransitions/CurvedTransition.ts',
      'src/layoutReanimation/defaultTransitions/EntryExitTransition.ts',
      'src/layoutReanimation/defaultTransitions/FadingTransition.ts',
      'src/layoutReanimation/defaultTransitions/JumpingTransition.ts',
      'src/layoutReanimation/defaultTransitions/SequencedTransition.ts',
    ],
  },
  {
    package: 'expo-router',
    why: 'Toolbars of Android, with all of Compose: no screen has one. They are used when a toolbar is drawn.',
    phones: true,
    names: [],
    modules: [
      'build/layouts/stack-utils/toolbar/StackToolbarButton/native.android.js',
      'build/layouts/stack-utils/toolbar/StackToolbarMenu/native.android.js',
      'build/layouts/stack-utils/toolbar/StackToolbarSpacer/native.android.js',
      'build/layouts/stack-utils/toolbar/StackToolbarView/native.android.js',
      'build/layouts/stack-utils/toolbar/ToolbarItemBadge.android.js',
      'build/layouts/stack-utils/toolbar/processHeaderItemsForPlatform.android.js',
      'build/toolbar/AnimatedItemContainer.android.js',
      'build/toolbar/native.android.js',
    ],
  },
  {
    package: 'expo-symbols',
    why: 'The names of 4 000 icons for the native tabs of the router. We draw our own icons.',
    phones: true,
    names: [],
    modules: ['build/android/symbols.json'],
  },
  {
    package: 'react-native-svg',
    why: 'Pictures out of XML: ours are components.',
    names: ['SvgXml', 'SvgUri', 'SvgAst', 'SvgCss', 'SvgCssUri', 'LocalSvg', 'WithLocalSvg'],
    modules: ['lib/module/xml.js', 'lib/module/utils/fetchData.js', 'lib/module/deprecated.js'],
  },
];

/**
 * Modules that are called at the start of the app. stand-ins.cjs has replacements for the functions in use.
 */
const replaced = [
  {
    package: 'expo-router',
    why: 'We put nothing into the head of the page.',
    module: 'build/head/ExpoHead.js',
  },
  { package: 'expo-router', why: 'Tabs of phones.', module: 'build/native-tabs/NativeTabTrigger.js' },
  {
    package: 'expo-router',
    why: 'Settings of react-native-screens.',
    module: 'build/screensFeatureFlags.js',
  },
];

/** Modules with a smaller equivalent. */
const swapped = [
  {
    package: 'canvaskit-wasm',
    why: 'The full CanvasKit plays animations of Lottie too, which costs 0.9 MB.',
    module: 'bin/full/canvaskit.js',
    by: 'bin/canvaskit.js',
  },
  {
    package: 'canvaskit-wasm',
    why: 'As above.',
    module: 'bin/full/canvaskit.wasm',
    by: 'bin/canvaskit.wasm',
  },
];

module.exports = { leftOut, replaced, swapped };
