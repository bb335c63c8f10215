import type { PaperWords } from '#content/paper-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from '../figures.ts'
import { roleNames } from '../names.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee } = ngoProgram

export const boardPage = {
  title: 'Uma página para a direcção',
  description: `Quanto custa a ${brand.product} a uma organização sem fins lucrativos, quem vê o quê, e como sair outra vez: uma folha, frente e verso, para a próxima reunião.`,
  kind: 'Folheto',
  sheets: 2,
  lead: 'Uma folha, frente e verso, para que a direcção possa decidir numa reunião. O que diz de nós é a nossa própria declaração; peça prova daquilo que lhe importa.',
  sections: [
    {
      id: 'costs',
      title: 'Quanto custa',
      blocks: [
        {
          kind: 'text',
          text: `Uma organização elegível tem ${trialMonths} meses gratuitos, e depois paga o preço de tabela menos ${lifetimeDiscountPercent}%, enquanto continuar elegível. A taxa de instalação é de ${sayPrice(setupFee)}. Nada é cobrado automaticamente quando acabam os meses gratuitos.`,
        },
        {
          kind: 'table',
          caption: 'Preços em dólares americanos, arredondados ao cêntimo',
          columns: [
            { label: 'Plano', share: 4 },
            { label: 'Pessoas', share: 3 },
            { label: 'Mês, tabela', share: 3, isAmount: true },
            { label: 'Mês, ONG', share: 3, isAmount: true },
            { label: 'Ano, tabela', share: 3, isAmount: true },
            { label: 'Ano, ONG', share: 3, isAmount: true },
          ],
          rows: planList.map((plan) => [plan.name, sayPeople(plan.users), ...sayNgoPrices(plan, sayPrice)]),
        },
        {
          kind: 'list',
          items: [
            'Telemóveis, impressoras e o seu pacote de dados são à parte.',
            'Os preços são em dólares. Pergunte em que moeda lhe vão facturar, e a que câmbio.',
            'O apoio prioritário, 24 horas por dia, 7 dias por semana, vem com todos os planos.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Quem vê o quê',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'A presidência',
              `A função ${roleNames['Super Admin']} cabe a dois membros da direcção, nunca a um só funcionário.`,
            ],
            [
              'O tesoureiro, a tesoureira',
              `Lança e lê as contas de todos os projectos, normalmente como ${roleNames.Manager}. Não aprova o que a mesma pessoa lançou.`,
            ],
            [
              'Pessoal de campo e voluntários',
              'Vêem o seu próprio projecto e os ecrãs de que precisam. Só quem escreve aos doadores pode ler a lista de doadores.',
            ],
            [
              'O auditor, ou um financiador',
              `A função ${roleNames.Auditor} lê o registo de acções e não muda nada. Abre-se para uma visita e volta a fechar-se.`,
            ],
            ['Nós', 'Só entramos quando se abre um pedido de apoio. O registo de acções mostra-o.'],
          ],
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Como sair outra vez',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Diga-o. O plano vai até ao fim do mês ou do ano que pagou, e nada mais é devido.',
            'Exporte doadores, subvenções, recibos e stock em quadros comuns, e abra-os num computador que não seja nosso.',
            'Guarde-os com as contas o tempo que a lei do seu país pede.',
            'Peça que a conta seja apagada, e o dia em que isso se fez.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'Pergunte antes de votar',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Somos elegíveis, e quem no-lo disse por escrito?',
            'Quem de nós cuida disto, e quem fica quando essa pessoa sair?',
            'Que caderno pára no primeiro dia, para que nada se escreva duas vezes?',
            'Onde ficam os dados dos nossos doadores, e podem ficar lá?',
            'O que queremos saber ao fim de três meses, e quem no-lo diz?',
          ],
        },
      ],
    },
    {
      id: 'decision',
      title: 'A decisão',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Plano, e a partir de que dia',
            'Quem cuida disto',
            'A favor, contra, abstenções',
            'Dia, presidente, secretário',
          ],
        },
        { kind: 'lines', label: 'O que pedimos, e até quando', count: 4 },
        {
          kind: 'text',
          text: `As perguntas vão para ${contact.email} ou ${contact.phone}.`,
        },
      ],
    },
  ],
} as const satisfies PaperWords

function sayPeople(users: number | null) {
  if (users === null) return 'Sem limite'
  return users === 1 ? 'Uma' : `Até ${users}`
}
