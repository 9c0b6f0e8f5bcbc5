import type { ClientIdType } from '@tezga/domain';
import type { Trade } from './people.ts';

export interface DemoClient {
  readonly name: string;
  readonly idType: ClientIdType;
  readonly idNumber: string;
  readonly town: string;
  readonly address: string;
  readonly phone?: string;
  readonly email?: string;
  readonly country?: string;
}

const firm = (name: string, idNumber: string, town: string, address: string, phone = ''): DemoClient => ({
  name,
  idType: 'NUIS',
  idNumber,
  town,
  address,
  phone,
});

const person = (name: string, idNumber: string, town: string, address: string, phone = ''): DemoClient => ({
  name,
  idType: 'ID',
  idNumber,
  town,
  address,
  phone,
});

// The tax numbers are synthetic and pass the check letter.
const hotel = firm('Hotel Adriatiku sh.p.k.', 'K00101500C', 'Durrës', 'Rr. Taulantia 14', '+355 52 220 110');
const firms = [
  hotel,
  firm('Restorant Te Ura', 'K32216533R', 'Berat', 'Lagjja Goricë 3', '+355 69 200 1101'),
  firm('Pastiçeri Ëmbëlsi', 'L40521544S', 'Tiranë', 'Rr. e Elbasanit 71', '+355 69 200 1102'),
  firm('Ndërtim Shkumbini sh.p.k.', 'M52426555P', 'Elbasan', 'Bul. Aqif Pasha 9', '+355 54 240 330'),
  firm('Farmaci Shëndeti', 'K60703566L', 'Shkodër', 'Rr. 13 Dhjetori 22', '+355 69 200 1103'),
  firm('Agro Myzeqeja sh.p.k.', 'L71408577A', 'Lushnjë', 'Rr. e Fierit 5', '+355 35 222 410'),
  firm('Bar Bufe Çajupi', 'M80913588J', 'Gjirokastër', 'Sheshi Çerçiz Topulli', '+355 69 200 1104'),
  firm('Klinika Dentare Buzëqeshja', 'K91618599S', 'Tiranë', 'Rr. Bardhyl 18', '+355 69 200 1105'),
  firm('Transport Vjosa sh.p.k.', 'L01123610N', 'Tepelenë', 'Rr. Nacionale km 2', '+355 69 200 1106'),
  firm('Shkolla Private Dituria', 'M11828621H', 'Tiranë', 'Rr. Pjetër Budi 60', '+355 42 230 120'),
  firm('Mobileri Arra', 'K20105632V', 'Korçë', 'Bul. Republika 31', '+355 69 200 1107'),
  firm('Dyqan Veshjesh Moda Ime', 'M40315654T', 'Vlorë', 'Bul. Ismail Qemali 12', '+355 69 200 1108'),
  firm('Autoservis Rrota', 'L60525676O', 'Fier', 'Rr. Ramiz Aranitasi 8', '+355 69 200 1109'),
  firm('Panificio Korça', 'M72402687J', 'Korçë', 'Rr. Fan Noli 4', '+355 69 200 1110'),
  firm('Zyra Kontabël Bilanci', 'K80707698H', 'Tiranë', 'Rr. Ibrahim Rugova 5', '+355 69 200 1111'),
  firm('Supermarket Gjergji', 'L91412709B', 'Lezhë', 'Sheshi Gjergj Kastrioti', '+355 69 200 1112'),
];

const people = [
  person('Agron Basha', 'J00115123Q', 'Tiranë', 'Rr. Mine Peza 7', '+355 69 300 2201'),
  person('Liri Çoku', 'J05115999K', 'Shkodër', 'Rr. Marin Barleti 2', '+355 69 300 2202'),
  person('Sokol Doçi', 'I80312045P', 'Pukë', 'Lagjja e Re', '+355 69 300 2203'),
  person('Mirela Zyma', 'J53201077V', 'Pogradec', 'Rr. e Liqenit 9', '+355 69 300 2204'),
];

const abroad: readonly DemoClient[] = [
  {
    name: 'Adria Import s.r.l.',
    idType: 'VAT',
    idNumber: 'IT01234567890',
    town: 'Bari',
    address: 'Via Sparano 10',
    country: 'ITA',
    email: 'ordini@adria.example',
  },
  {
    name: 'Prishtina Trade sh.p.k.',
    idType: 'TAX',
    idNumber: '811234567',
    town: 'Prishtinë',
    address: 'Rr. Agim Ramadani 3',
    country: 'XKX',
    email: 'porosi@pt.example',
  },
];

const members: readonly DemoClient[] = [
  'Anita Gega',
  'Beni Rama',
  'Çiljeta Plaku',
  'Dhurata Xhafa',
  'Ëngjëll Mara',
].map((name, index) => ({
  name,
  idType: 'POINTS',
  idNumber: String(101 + index).padStart(5, '0'),
  town: 'Tiranë',
  address: `Rruga e Kavajës ${10 + index}`,
  phone: `+355 69 400 33${String(index + 1).padStart(2, '0')}`,
}));

export const demoClients: Record<Trade, readonly DemoClient[]> = {
  cafe: [...firms.slice(2, 6), ...people.slice(0, 2)],
  supermarket: [...firms.slice(0, 12), ...people, ...members],
  wholesale: [...firms, ...abroad],
  exchange: [...people, hotel],
};
