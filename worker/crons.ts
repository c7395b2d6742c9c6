/** The crons of a deployed stage, as wrangler.toml names them and the platform repeats them to the worker. */

/** Every minute: sends waiting leads, and takes over what the CMS published. */
export const sweepCron = '* * * * *';
/** At night in Sydney: erases what is past its retention. */
export const retentionCron = '23 16 * * *';
