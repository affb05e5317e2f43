export const columns = { id: 'integer' };
