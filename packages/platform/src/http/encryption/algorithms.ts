/** The one way in which a call is sealed; a text that names another is not looked into. */
export const KEY_MANAGEMENT = 'ECDH-ES+A256KW';
export const CONTENT_ENCRYPTION = 'A256GCM';
export const CURVE = 'P-256';
