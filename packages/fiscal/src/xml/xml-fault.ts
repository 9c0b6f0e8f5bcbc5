/** Invalid XML. The message names the problem and never quotes the input. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
}
