/** Names one thing of each library that this chunk is made of, so that the rest is still shaken out of it. */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { BrowserRouter } from 'react-router-dom';
