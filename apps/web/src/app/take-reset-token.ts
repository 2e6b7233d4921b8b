/** The token of a mailed link in an address, and the address without it. */
export const takeResetToken = (address: string): { resetToken: string | null; rest: URL } => {
  const rest = new URL(address);
  const resetToken = rest.searchParams.get('resetToken');
  rest.searchParams.delete('resetToken');
  return { resetToken, rest };
};
