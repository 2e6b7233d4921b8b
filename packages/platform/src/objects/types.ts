/** What may lie in the object store. */
export type ObjectType = 'image/png' | 'image/jpeg';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: ObjectType;
}

/** A store of bytes under names of its own choosing. What is kept never changes. */
export interface Objects {
  /** Keeps the bytes for good and tells the id; once it is told, the bytes outlive a loss of power. */
  put(bytes: Uint8Array, type: ObjectType): Promise<string>;
  /** Undefined when nothing lies under the id. */
  get(id: string): Promise<StoredObject | undefined>;
  remove(id: string): Promise<void>;
}
