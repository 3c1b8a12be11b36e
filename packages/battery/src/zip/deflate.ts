/**
 * Compresses with the engine's own deflate. The bytes are written to the stream directly: the
 * stream of a Blob transfers its buffers, and after the first transfer V8 recompiles all code that
 * reads arrays with an extra check per access, which slows down the model.
 */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const { writable, readable } = new CompressionStream("deflate-raw");
  const writer = writable.getWriter();
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(new Uint8Array(bytes)),
    writer.close(),
  ]);
  return new Uint8Array(packed);
}
