/** What an editor can upload, for whoever chose another file. */
export const useAnother = 'Use a JPEG, PNG, GIF or WebP';
