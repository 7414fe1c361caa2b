// One place to import the API's types from.
export type * from './api-draft';
