/** React's string renderer alone, in place of `react-dom/server`, which also includes the streaming one. */
if (process.env.NODE_ENV === 'production') {
  module.exports = require('../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');
} else {
  module.exports = require('../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.development.js');
}
