// Used by the macros during compilation, and by `npm run words`.
module.exports = {
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr', 'it'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['app', 'src/components', 'src/i18n', 'src/stores'].map((folder) => `<rootDir>/${folder}`),
    },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
};
