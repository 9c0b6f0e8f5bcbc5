/** The part of SaxonJS that the official rules use; the package has no types. */
declare module 'saxon-js' {
  interface Transformation {
    /** A compiled stylesheet, parsed from JSON. */
    readonly stylesheetInternal: unknown;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }
  const SaxonJS: { transform(given: Transformation): { readonly principalResult: string } };
  export = SaxonJS;
}
