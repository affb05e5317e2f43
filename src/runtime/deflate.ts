/** Compresses an ASCII text to what a fragment may hold: raw DEFLATE (RFC 1951) in base64url (RFC 4648, 5), without padding. */
export async function deflate(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws where it is nothing that was compressed, or would be longer than `most` characters */
export async function inflate(packed: string, most: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream());
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} characters`);
    }
  }
}
