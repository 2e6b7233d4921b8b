/** The page of the stand-in: it asks for a number and hands the token to the page that opened it, if there is one. */
export const phonePage = (idToken: string | null): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Phone provider (stand-in)</title>
<body>
<h1>Phone provider (stand-in)</h1>
<form method="post">
<label>Phone with its country <input name="phone" inputmode="tel" placeholder="+959777123456" required></label>
<button>Verify</button>
</form>
${idToken === null ? '' : result(idToken)}
</body>
</html>
`;

// A token has no sign that HTML or a script would read as anything but text.
const result = (idToken: string): string => `<p>Verified. <output>${idToken}</output></p>
<script>
const opener = new URLSearchParams(location.search).get('origin');
if (window.opener && opener) {
  window.opener.postMessage({ type: 'phone-verified', idToken: '${idToken}' }, opener);
  window.close();
}
</script>`;
