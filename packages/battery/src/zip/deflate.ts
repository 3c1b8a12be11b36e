/**
 * Packs bytes with the engine's own deflate. They are written to the stream directly: the stream of
 * a Blob hands its buffers over, and after the first buffer that is handed over the engine compiles
 * everything anew that reads arrays, with a check at each access; the model is slower from then on.
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
