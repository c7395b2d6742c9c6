/** What an editor can upload, for whoever chose another file. */
export const useAnother = 'Use a JPEG, PNG, GIF or WebP';

/** The site's limit (docs/contracts/cms.md). */
export const maxUploadBytes = 10 * 1024 * 1024;
export const tooLarge = 'The picture is larger than 10 MB: make it smaller';
