// React's file for the page, by which it is evaluated. Imported as it is, a CommonJS module, it would bring what makes one an ES module.
import 'react-dom/client'
