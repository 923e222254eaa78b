/**
 * Makes the chunk `redux-router` (vite.config.ts): one export is enough to bring a library in, and `export *` would keep all
 * of it.
 */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
