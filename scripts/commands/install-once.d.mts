/** Types of install-once.mjs. */

/** True if the installed packages are those of the lock file. @param root the project's */
export declare function isInstalled(root: string): boolean;
