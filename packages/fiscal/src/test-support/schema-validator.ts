import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import type { Service } from '../message/service.ts';
import { schemaFileOf, schemaOf } from '../schema/schema-of.ts';
import { signatureSchema, signatureSchemaFile } from '../schema/signature-schema.ts';

/** Returns the validation error of a document, or null if it is valid. */
export type SchemaValidator = (document: string) => string | null;

export const officialSchemas = fileURLToPath(
  new URL('../../../../../shared/fiscal/schema/', import.meta.url),
);
/** The official schemas are not part of the repository; without them, tests that need them are skipped. */
export const hasOfficialSchemas = existsSync(officialSchemas);

const files = new XmlBufferInputProvider({});
xmlRegisterInputProvider(files);

const read = (file: string) => readFileSync(officialSchemas + file);

export function officialValidator(service: Service): SchemaValidator {
  return judgeOf('official', read(schemaFileOf(service)), read(signatureSchemaFile));
}

export function ownValidator(service: Service): SchemaValidator {
  return judgeOf('own', Buffer.from(schemaOf(service)), Buffer.from(signatureSchema));
}

function judgeOf(folder: string, schema: Uint8Array, signature: Uint8Array): SchemaValidator {
  files.addBuffer(`${folder}/${signatureSchemaFile}`, signature);
  const schemaDocument = XmlDocument.fromBuffer(schema, { url: `${folder}/schema.xsd` });
  const validator = XsdValidator.fromDoc(schemaDocument);
  return (text) => {
    let document: XmlDocument | null = null;
    try {
      document = XmlDocument.fromString(text);
      validator.validate(document);
      return null;
    } catch (error) {
      if (error instanceof XmlError) return error.message;
      throw error;
    } finally {
      document?.dispose();
    }
  };
}
