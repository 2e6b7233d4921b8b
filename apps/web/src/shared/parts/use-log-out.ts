import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../sign-in.ts';

/** What a button needs that ends the session and leads home. */
export const useLogOut = (onDone: () => void): { loading: boolean; onClick: () => void } => {
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);
  const leave = async () => {
    setLoading(true);
    // Here it is over even when the server could not be told; its own clock ends the session there.
    await signOut().catch(() => undefined);
    onDone();
    void navigate('/');
  };
  return { loading, onClick: () => void leave() };
};
