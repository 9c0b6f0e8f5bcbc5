import type { Service } from '../message/service.ts';
import { escapedValue } from '../xml/escape-text.ts';
import { schemaFileOf, schemaNamespace } from './schema-of.ts';

const descriptionNamespace = 'http://schemas.xmlsoap.org/wsdl/';
const bindingNamespace = 'http://schemas.xmlsoap.org/wsdl/soap/';
const overHttp = 'http://schemas.xmlsoap.org/soap/http';

/** The file name of the WSDL, relative to the address of the service. */
export const wsdlFileOf = ({ name }: Pick<Service, 'name'>): string => `${name}.wsdl`;

/** A request and its response under one name, which starts with a lower-case letter. */
export interface Operation {
  readonly name: string;
  readonly request: string;
  readonly response: string;
  readonly soapAction: string;
}

export function operationsOf({
  messages,
  serviceNamespace,
}: Pick<Service, 'messages' | 'serviceNamespace'>): Operation[] {
  return Object.keys(messages)
    .filter((message) => message.endsWith('Request'))
    .map((request) => {
      const subject = request.slice(0, -'Request'.length);
      return {
        name: subject.slice(0, 1).toLowerCase() + subject.slice(1),
        request,
        response: `${subject}Response`,
        soapAction: `${serviceNamespace}/${subject}`,
      };
    });
}

/** The WSDL of a service (SOAP 1.1, document/literal) for client code generators. */
export function wsdlOf(service: Service, address: string): string {
  const { name, namespace, serviceNamespace, messages } = service;
  const operations = operationsOf(service);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<wsdl:definitions xmlns:wsdl="${descriptionNamespace}" xmlns:soap="${bindingNamespace}"` +
      ` xmlns:xsd="${schemaNamespace}" xmlns:al="${serviceNamespace}" xmlns:als="${namespace}"` +
      ` name="${name}" targetNamespace="${serviceNamespace}">`,
    '<wsdl:types><xsd:schema>',
    `<xsd:import namespace="${namespace}" schemaLocation="${schemaFileOf(service)}"/>`,
    '</xsd:schema></wsdl:types>',
    ...Object.keys(messages).map(messageLine),
    `<wsdl:portType name="${name}PortType">`,
    ...operations.map(offered),
    '</wsdl:portType>',
    `<wsdl:binding name="${name}Soap" type="al:${name}PortType">`,
    `<soap:binding style="document" transport="${overHttp}"/>`,
    ...operations.map(bound),
    '</wsdl:binding>',
    `<wsdl:service name="${name}">`,
    `<wsdl:port name="${name}Port" binding="al:${name}Soap">`,
    `<soap:address location="${escapedValue(address)}"/>`,
    '</wsdl:port>',
    '</wsdl:service>',
    '</wsdl:definitions>',
    '',
  ].join('\n');
}

function messageLine(message: string): string {
  const part = message.endsWith('Request') ? 'request' : 'response';
  return `<wsdl:message name="${message}"><wsdl:part name="${part}" element="als:${message}"/></wsdl:message>`;
}

const offered = ({ name, request, response }: Operation): string =>
  `<wsdl:operation name="${name}"><wsdl:input message="al:${request}"/>` +
  `<wsdl:output message="al:${response}"/></wsdl:operation>`;

const bound = ({ name, soapAction }: Operation): string =>
  `<wsdl:operation name="${name}"><soap:operation soapAction="${soapAction}"/>` +
  '<wsdl:input><soap:body use="literal"/></wsdl:input>' +
  '<wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>';
