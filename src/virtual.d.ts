declare module 'virtual:pegboard/accent.css';
declare module 'virtual:pegboard/styles';
