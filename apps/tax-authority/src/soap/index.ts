export { checkMessage, type CheckedMessage, type CheckingParts } from './check-message.ts';
export { messageText } from './message-text.ts';
export { operation, type Operation, type Sender, type Signatory } from './operation.ts';
export { receivedMessages, type Received, type ReceivedMessage } from './received.ts';
export { Refused, refuseUnless } from './refused.ts';
export { serveSoap } from './serve-soap.ts';
export type { SoapService } from './soap-service.ts';
export type { SoapParts } from './take-message.ts';
