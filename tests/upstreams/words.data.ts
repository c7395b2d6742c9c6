/** The words of a failure, as specified (spec: errors), and ours where it has none. */

/** "Provider fetch failure (backend)", and every other failure behind the gateway. */
export const gatewayFailed = 'Internal server error';
/** "Fetching selected address fails". */
export const addressFailed = 'Something went wrong, Please try again after sometime';
/** "Hero submit failure: the server's errorMessage". */
export const notSaved =
  'We could not save that just now. Nothing you typed is lost: please try again.';
