/** The chunk `redux-router`, made like `reactDom.ts`. */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
