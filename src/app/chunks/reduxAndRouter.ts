/** Makes the chunk `redux-router`, as `reactDom.ts` does its own. */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
