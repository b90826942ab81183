const { configure } = require('@testing-library/react-native');

// What a screen loads when it is first shown is compiled then, on a cold cache and a busy machine for seconds.
configure({ asyncUtilTimeout: 15_000 });
