declare module 'virtual:pegboard/accent.css';
