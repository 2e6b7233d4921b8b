import type { Envelope } from '@hintha/contract';
import { CallFailed, callHeaders, CallError, type Reply } from '../api.ts';
import { closeSession, useSession } from '../session.ts';

const TIMEOUT_MS = 120_000;

/** The calls that take pictures. */
type PictureCall = 'claimNotReceived' | 'addSlips' | 'applyForBonus';

interface Sending {
  /** Of what the pictures belong to, where there is such a thing already. */
  id?: string;
  /** What goes with them. */
  fields?: Readonly<Record<string, string>>;
  pictures: readonly File[];
  /** Hears how much of the pictures has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

const pathOf = async (name: PictureCall, id: string): Promise<string> => {
  const { PATHS } = await import('@hintha/contract/paths').catch(() => {
    throw new CallFailed('network');
  });
  return PATHS[name][1].replace(':id', encodeURIComponent(id));
};

const readEnvelope = <Name extends PictureCall>(text: string): Envelope<Reply<Name>> => {
  try {
    return JSON.parse(text) as Envelope<Reply<Name>>;
  } catch {
    throw new CallFailed('abnormal');
  }
};

/** What fetch cannot tell: how much of a form has left. Throws what `call` throws. */
const postForm = async (path: string, form: FormData, onProgress: Sending['onProgress']): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(callHeaders(useSession.getState().token)))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(request.responseText));
    request.addEventListener('error', () => reject(new CallFailed('network')));
    request.addEventListener('timeout', () => reject(new CallFailed('timeout')));
    request.send(form);
  });

/** Makes a call that takes pictures and gives its value. */
export const sendPictures = async <Name extends PictureCall>(
  name: Name,
  { id = '', fields = {}, pictures, onProgress }: Sending,
): Promise<Reply<Name>> => {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  for (const picture of pictures) form.append('pictures', picture);
  const envelope = readEnvelope<Name>(await postForm(await pathOf(name, id), form, onProgress));
  if (envelope.success) return envelope.value;
  if (envelope.code === 'not_logged_in') closeSession({ ended: true });
  throw new CallError(envelope);
};
