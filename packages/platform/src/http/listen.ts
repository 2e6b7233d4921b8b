import { Stopped } from '../stopped.ts';
import type { Http } from './open-http.ts';

/** Listens, and says in one sentence why it cannot. */
export const listen = async (http: Http, host: string, port: number, variable: string): Promise<string> => {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    throw new Stopped(reason(error, host, port, variable), { cause: error });
  }
};

const reason = (error: unknown, host: string, port: number, variable: string): string => {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program; choose another with ${variable}.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has; choose another with ${variable}.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}; choose another with HOST.`;
  return `Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}).`;
};
