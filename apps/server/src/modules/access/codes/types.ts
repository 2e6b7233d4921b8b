/** What a one-time code is good for; it opens nothing else. */
export type Purpose = 'login' | 'register' | 'password' | 'proof' | 'challenge' | 'contact';
