import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const financialResources = {
  title: 'Antes de pedir um empréstimo',
  description:
    'O que um banco ou uma kixikila quer ver antes de emprestar a um pequeno negócio, folhas para preencher com os seus próprios números, e um modelo de carta.',
  kind: 'Guia',
  sheets: 3,
  lead: 'Não emprestamos nada nem conhecemos as regras de banco nenhum. São as perguntas que a maioria faz, para as receber com os seus próprios números e sem surpresas.',
  sections: [
    {
      id: 'folder',
      title: 'O que vai na pasta',
      blocks: [
        {
          kind: 'table',
          caption: 'Os papéis, e de onde vêm',
          columns: [
            { label: 'Pedem-lhe', share: 5 },
            { label: 'Onde está', share: 6 },
            { label: 'Na pasta', share: 2 },
          ],
          rows: [
            ['Quem é', 'Bilhete de identidade, alvará ou registo comercial, NIF', ''],
            ['O que vende', 'Vendas por mês e por produto, um ano se o tiver', ''],
            ['O que sobra disso', 'Vendas menos mercadoria, salários e renda, mês a mês', ''],
            ['O que tem', 'Stock ao preço que pagou, máquinas, dinheiro em mão', ''],
            ['O que deve', 'Fornecedores, outros empréstimos, kixikila, impostos', ''],
            ['Quem lhe deve', 'Fiado dos clientes, o mais antigo primeiro', ''],
            ['Como anda o dinheiro', 'Extractos do banco e do mobile money', ''],
            ['Para que é o empréstimo', 'Um orçamento do vendedor, com preço e data', ''],
            ['O que acontece se correr mal', 'Um penhor ou um fiador, e o que venderia primeiro', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'text',
          text: `Se vende com a ${brand.product}, as vendas, o stock e o fiado dos clientes imprimem-se dos relatórios; escolha o ano inteiro e exporte. Se tem um caderno, a folha abaixo chega: três meses honestos valem mais do que doze adivinhados.`,
        },
      ],
    },
    {
      id: 'figures',
      title: 'Os seus números numa folha',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'Os últimos três meses',
          columns: [
            { label: '', share: 6 },
            { label: 'Mês', share: 3, isAmount: true },
            { label: 'Mês anterior', share: 3, isAmount: true },
            { label: 'E antes desse', share: 3, isAmount: true },
          ],
          rows: [
            'Vendas',
            'Mercadoria vendida, ao preço pago',
            'Salários, incluindo o seu',
            'Renda, energia, água, dados',
            'Transporte e reparações',
            'Impostos e taxas',
            'Prestações de outros empréstimos',
            'Resta',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'table',
          caption: 'Hoje',
          columns: [
            { label: 'Tem', share: 5 },
            { label: 'Valor', share: 3, isAmount: true },
            { label: 'Deve', share: 5 },
            { label: 'Valor', share: 3, isAmount: true },
          ],
          rows: [
            ['Dinheiro: mão, banco, telemóvel', '', 'Fornecedores', ''],
            ['Stock, ao preço pago', '', 'Empréstimos e kixikila', ''],
            ['Os clientes devem-lhe', '', 'Impostos e salários por pagar', ''],
            ['Máquinas e móveis', '', 'Família', ''],
            ['Total', '', 'Total', ''],
          ],
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'A prestação tem de caber no que sobra do seu pior mês, não do melhor.',
            'Pergunte pelo total que terá pago no fim, taxas e seguro incluídos, e compare por aí.',
            'Um empréstimo para mercadoria devia acabar antes de ela estar vendida, um para uma máquina antes de ela estar gasta.',
          ],
        },
        { kind: 'fields', labels: ['O que sobra no pior mês', 'O máximo que posso pagar por mês'] },
      ],
    },
    {
      id: 'letter',
      title: 'O pedido',
      startsSheet: true,
      blocks: [
        {
          kind: 'letter',
          subject: 'Pedido de um empréstimo de [valor e moeda]',
          paragraphs: [
            'Exmo.(a) Sr.(a) [nome do responsável ou do grupo],',
            'Tenho [negócio] em [lugar] desde [ano], com [número] pessoas. Nos últimos três meses vendi [soma] e fiquei com [soma] depois de pagar tudo; a folha com os números vai junta.',
            'Peço [valor] para [comprar o quê, a quem, a que preço]. Permite-me [vender o que mais, poupar o quê]. Espero [soma] a mais por mês a partir de [mês], e contei com metade disso.',
            'Proponho pagar [prestação] cada [semana, mês, colheita] de [dia] a [dia]. Num mês mau, tenho [soma] de [origem].',
            'Como garantia, ofereço [penhor ou fiador]. Devo a outros [soma], a pagar até [dia].',
            'As minhas contas estão à sua disposição a qualquer momento. [Nome, telefone, assinatura]',
          ],
        },
      ],
    },
    {
      id: 'offers',
      title: 'O que responderam',
      blocks: [
        {
          kind: 'table',
          caption: 'As propostas lado a lado',
          columns: [
            { label: '', share: 6 },
            { label: 'Quem empresta', share: 4 },
            { label: 'Quem empresta', share: 4 },
            { label: 'Quem empresta', share: 4 },
          ],
          rows: [
            'Entregue em mão, tiradas as taxas',
            'Cada prestação, e de quanto em quanto tempo',
            'Primeira e última prestação em',
            'Tudo o que terei pago no fim',
            'Custo: tudo o que pago menos o entregue',
            'Garantia que querem',
            'Se pagar com atraso',
            'Se pagar mais cedo',
          ].map((line) => [line, '', '', '']),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['Escolho, porque', 'Alguém de confiança leu: nome, dia'] },
      ],
    },
  ],
} as const satisfies PaperWords
