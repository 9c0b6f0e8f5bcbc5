import type {
  Contact,
  Identifier,
  Party,
  Payee,
  PostalAddress,
  TaxRegistration,
  TaxRepresentative,
} from './e-invoice-document.ts';
import { list, maybe, part, qualified, text, ublShape } from './ubl-shape.ts';

export const identifier = (path: string, attribute = 'schemeID') =>
  qualified<Identifier>(path, 'value', { scheme: attribute });

export const postalAddress = ublShape<PostalAddress>({
  street: maybe(text('cbc:StreetName')),
  additionalStreet: maybe(text('cbc:AdditionalStreetName')),
  town: maybe(text('cbc:CityName')),
  postalCode: maybe(text('cbc:PostalZone')),
  region: maybe(text('cbc:CountrySubentity')),
  addressLine: maybe(text('cac:AddressLine/cbc:Line')),
  country: text('cac:Country/cbc:IdentificationCode'),
});

const taxRegistration = ublShape<TaxRegistration>({
  id: text('cbc:CompanyID'),
  scheme: text('cac:TaxScheme/cbc:ID'),
});

const contact = ublShape<Contact>({
  name: maybe(text('cbc:Name')),
  phone: maybe(text('cbc:Telephone')),
  email: maybe(text('cbc:ElectronicMail')),
});

export const party = ublShape<Party>({
  endpoint: maybe(identifier('cbc:EndpointID')),
  identifiers: list(identifier('cac:PartyIdentification/cbc:ID')),
  tradingName: maybe(text('cac:PartyName/cbc:Name')),
  address: maybe(part('cac:PostalAddress', postalAddress)),
  taxRegistrations: list(part('cac:PartyTaxScheme', taxRegistration)),
  name: text('cac:PartyLegalEntity/cbc:RegistrationName'),
  companyId: maybe(identifier('cac:PartyLegalEntity/cbc:CompanyID')),
  legalForm: maybe(text('cac:PartyLegalEntity/cbc:CompanyLegalForm')),
  contact: maybe(part('cac:Contact', contact)),
});

export const payee = ublShape<Payee>({
  identifiers: list(identifier('cac:PartyIdentification/cbc:ID')),
  name: text('cac:PartyName/cbc:Name'),
  companyId: maybe(identifier('cac:PartyLegalEntity/cbc:CompanyID')),
});

export const taxRepresentative = ublShape<TaxRepresentative>({
  name: text('cac:PartyName/cbc:Name'),
  address: maybe(part('cac:PostalAddress', postalAddress)),
  taxRegistrations: list(part('cac:PartyTaxScheme', taxRegistration)),
});
