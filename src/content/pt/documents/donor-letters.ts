import type { PaperWords } from '#content/paper-words.ts'

export const donorLetters = {
  title: 'Cartas aos doadores',
  description:
    'Quatro modelos para uma organização que vive de donativos: obrigado, recibo, contas do ano e más notícias. Curtos, sem pedinchar, para dizer à sua maneira.',
  kind: 'Modelos de carta',
  sheets: 3,
  lead: 'Preencha o que está entre parênteses rectos. Uma carta curta e verdadeira lê-se até ao fim.',
  sections: [
    {
      id: 'thanks',
      title: 'O obrigado, na semana do donativo',
      blocks: [
        {
          kind: 'letter',
          subject: 'O seu donativo para [aquilo a que se destina]',
          paragraphs: [
            'Caro(a) [nome],',
            'Os seus [valor e moeda] chegaram-nos em [dia], por [mobile money, banco, em mão]. Obrigado.',
            'Vão para [a bomba de …, as refeições de …]. [Uma coisa que alguém viu esta semana: o cano que se pôs, a panela que se encheu.]',
            'Em [mês], saberá por nós o que foi feito disto. Se alguma coisa aqui estiver errada, ligue para [nome e número], que cuida da lista dos donativos.',
            '[Nome, e o que esta pessoa faz aqui]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Envie-a dentro da semana. Ao fim de um mês, um obrigado soa a lembrete.',
            'Não peça nada nesta carta, nem sequer que preencham um formulário.',
            'Um donativo por mobile money merece uma mensagem para o mesmo número.',
          ],
        },
      ],
    },
    {
      id: 'receipt',
      title: 'Recibo',
      blocks: [
        {
          kind: 'letter',
          subject: 'Recibo número [número], de [dia]',
          paragraphs: [
            '[Nome da organização], registada como [natureza] com o [número] em [autoridade], recebeu de [nome e morada de quem deu]:',
            '[Valor em algarismos] ([valor por extenso]), por [como chegou], em [dia], para [fim, ou: onde mais falta fizer].',
            '[Se o donativo foi em bens: o quê, quanto, em que estado, e quem calculou o valor.]',
            '[Se nada foi dado em troca: Quem deu não recebeu nada em troca.]',
            'Lugar, dia, nome, assinatura e carimbo',
          ],
        },
        {
          kind: 'note',
          text: 'Se o seu recibo baixa ou não o imposto de alguém depende do seu país e do seu próprio registo. Peça à repartição fiscal o texto certo antes de imprimir muitos.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Contas do ano',
      blocks: [
        {
          kind: 'letter',
          subject: 'O que foi feito disto em [ano]',
          paragraphs: [
            'Caro(a) [nome],',
            'Em [ano], deu [valor]. Ao todo, [número] pessoas e grupos deram [soma]. De cada cem kwanzas, [número] foram para o trabalho, [número] para manter a organização e [número] para encontrar donativos.',
            'Tínhamos previsto [o quê]. Fizemos [o quê]. Não fizemos [o quê], porque [razão]; está previsto para [mês], ou foi posto de lado.',
            '[Uma pessoa, com autorização, em duas frases: antes, e agora.]',
            'As contas foram conferidas por [nome, em que qualidade] em [dia]. Pode lê-las em [lugar], ou pedir uma cópia.',
            '[Nome e assinatura do presidente e do tesoureiro]',
          ],
        },
        {
          kind: 'list',
          items: [
            'Conte o que chegou, não o que foi prometido.',
            'Tire os totais das contas fechadas, e peça a uma segunda pessoa que os some.',
          ],
        },
      ],
    },
    {
      id: 'bad-news',
      title: 'Quando alguma coisa correu mal',
      blocks: [
        {
          kind: 'letter',
          subject: 'Sobre [projecto]: o que aconteceu, e o que estamos a fazer',
          paragraphs: [
            'Caro(a) [nome],',
            'Em [dia], descobrimos que [o que aconteceu, numa frase simples]. Afecta [valor, ou que parte do trabalho].',
            'Já [parámos, pusemos a salvo, avisámos a autoridade]. Ainda não sabemos [o que está em aberto], e escrevemos até [dia], quando soubermos.',
            'O seu donativo [não é afectado, é afectado assim]. Se quiser falar com alguém, ligue para [nome e número].',
            '[Nome do presidente]',
          ],
        },
        {
          kind: 'text',
          text: 'Envie-a antes que o doador o ouça noutro lado, a todos os que afecta, e no mesmo dia.',
        },
      ],
    },
    {
      id: 'list',
      title: 'Quem recebeu que carta',
      blocks: [
        {
          kind: 'table',
          caption: 'Cartas deste mês',
          columns: [
            { label: 'Doador', share: 6 },
            { label: 'Donativo, e dia', share: 5 },
            { label: 'Obrigado', share: 3 },
            { label: 'Recibo', share: 3 },
            { label: 'Por quem', share: 4 },
          ],
          rows: [],
          blankRows: 14,
        },
      ],
    },
  ],
} as const satisfies PaperWords
