import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { tierNames } from './names.ts'

/** Sample data of the drawn scenes in Portuguese: made up, and the totals are those of every language. */
export const scenes = {
  phone: {
    label: 'O telemóvel do dono: as vendas de hoje em três lojas, as vendas por hora e o que precisa de atenção.',
    day: 'Quinta-feira, três lojas',
    change: '+12%',
    since: 'face à quinta passada',
    needs: 'Para ver',
    notices: [
      {
        module: 'pharmacy',
        what: '84 embalagens expiram em 21 dias',
        when: 'agora',
        detail: 'Amoxicilina 500 mg, lote AX-2291',
      },
      {
        module: 'inventory',
        what: 'Transferência já em Musanze',
        when: '13:50',
        detail: 'Saíram 76, chegaram 75',
      },
      {
        module: 'restaurant',
        what: 'A mesa 7 pediu a conta',
        when: '13:46',
        detail: '38 500 RWF, mobile money',
      },
      {
        module: 'hotel',
        what: 'Três chegadas antes das 18:00',
        when: '13:20',
        detail: 'Prontos: 103, 204 e 306',
      },
    ],
    lists: [{ title: 'Por loja', rows: { Kimironko: 612_000, Musanze: 418_300, Huye: 254_200 } }],
  },
  pharmacy: {
    label: 'Lotes por validade: ao primeiro, 84 embalagens de amoxicilina, restam 21 dias.',
    title: 'Lotes por validade',
    aside: '412 lotes',
    batches: [
      {
        name: 'Amoxicilina 500 mg',
        detail: 'AX-2291, 84 emb.',
        expires: '21 dias',
        units: 84,
        unitPrice: 2_400,
        isDue: true,
      },
      {
        name: 'Arteméter-lumefantrina',
        detail: 'AL-0907, 130 emb.',
        expires: 'Mar. 2027',
        units: 130,
        unitPrice: 2_800,
      },
      {
        name: 'Sais de reidratação',
        detail: 'OR-5512, 600 saquetas',
        expires: 'Ago. 2027',
        units: 600,
        unitPrice: 200,
      },
    ],
  },
  inventory: {
    label: 'Uma transferência de 76 artigos, na estrada entre Kigali e Musanze.',
    title: 'Transferência TR-0418',
    aside: 'Na estrada desde as 11:40',
    route: 'De Kigali a Musanze',
    distance: '92 km, 2 h 10 min',
    unit: 'artigos',
    items: [
      { name: 'Arroz, 25 kg', sent: 40 },
      { name: 'Óleo, 5 L', sent: 24 },
      { name: 'Açúcar, 50 kg', sent: 12 },
    ],
  },
  restaurant: {
    label: 'Mapa das mesas de uma esplanada: cinco de onze mesas ocupadas, a mesa 7 pede a conta.',
    title: 'Esplanada, 13:47',
    aside: '5 de 11 ocupadas',
    key: { t: 'Ocupada', a: 'Conta', n: 'Reservada', f: 'Livre' },
  },
  hotel: {
    label: 'Mapa de dezoito quartos: onze ocupados, três com chegada hoje, dois em limpeza, dois livres.',
    title: 'Noite de quinta',
    aside: '14 de 18 vendidos',
    key: { t: 'Ocupado', a: 'A chegar', n: 'Limpeza', f: 'Livre' },
  },
  retail: {
    label: 'Um talão de caixa, vendido sem rede às 11:02 e enviado às 11:09.',
    title: 'Mercado Imbuto, Musanze',
    lines: [
      { name: 'Arroz 5 kg', price: 7_500 },
      { name: 'Feijão 2 kg', price: 2_600 },
      { name: 'Óleo 1 L', price: 2_400 },
      { name: 'Açúcar 1 kg', price: 1_650 },
      { name: 'Leite 500 ml', price: 600 },
    ],
    total: 'Total',
    tax: 'IVA de 18% incluído:',
    note: 'Vendido sem rede 11:02, enviado 11:09',
  },
  backoffice: {
    label: 'Vendas e custos de três lojas esta semana, e uma mudança de preço por verificar.',
    title: 'Esta semana',
    aside: 'milhões de RWF',
    costs: 'custos',
    branches: [
      { name: 'Kigali', detail: '6 func.', sales: 8.4, costs: 5.9 },
      { name: 'Musanze', detail: '4 func.', sales: 5.1, costs: 3.8 },
      { name: 'Huye', detail: '3 func.', sales: 3.6, costs: 2.9 },
    ],
    check: 'Verificar:',
    note: 'A Aline mudou o preço do açúcar, 09:14',
  },
  crm: {
    label: 'Uma cliente de nível Ouro, as suas últimas visitas e uma chamada por fazer hoje.',
    title: 'Claudine Uwase',
    aside: '42 visitas desde 2022',
    tiers: [tierNames.Bronze, tierNames.Silver, tierNames.Gold],
    visits: [
      { when: 'Hoje', what: 'Ligar por 200 cadernos escolares', result: 'Até às 16:00', isDue: true },
      { when: 'Terça-feira', what: 'Loja, Kimironko', result: '46 300 RWF' },
      { when: '18 de Outubro', what: 'Quarto 204, duas noites', result: '130 000 RWF' },
    ],
  },
} as const satisfies SceneCopy
