const { configure } = require('@testing-library/react-native');

// A lazy screen is compiled when it is first shown. That takes seconds on a cold cache and a busy machine.
configure({ asyncUtilTimeout: 15_000 });
