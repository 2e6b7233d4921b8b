type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** How a page sends pictures, since fetch does not tell how much has left: answered as every other call is. */
export const pictureRequest = (answer: Fetch) =>
  class PictureRequest extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    timeout = 0;
    #method = '';
    #path = '';

    open(method: string, path: string): void {
      this.#method = method;
      this.#path = path;
    }

    setRequestHeader(): void {}

    send(body: FormData): void {
      void this.#send(body).then(
        () => this.dispatchEvent(new Event('load')),
        () => this.dispatchEvent(new Event('error')),
      );
    }

    async #send(body: FormData): Promise<void> {
      const reply = await answer(this.#path, { method: this.#method, body });
      this.responseText = await reply.text();
    }
  };
