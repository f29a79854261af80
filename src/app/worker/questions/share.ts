export const questions = {};
