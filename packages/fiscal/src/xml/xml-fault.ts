/** Text that is not the XML it should be. It says where, for whoever mends it, never what stood there. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
  readonly place: number;

  constructor(problem: string, place: number) {
    super(`${problem} at ${place}`);
    this.place = place;
  }
}
