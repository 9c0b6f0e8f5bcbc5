/** Text that is not the XML it should be. It says what was missed, never what stood there. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
}
