/** Entry of the chunk `redux-router` (vite.config.ts). One name of each library: `export *` would prevent tree shaking. */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
