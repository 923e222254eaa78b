/** Names one thing of the libraries that this chunk is made of, so that the rest is still shaken out of it. */
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
