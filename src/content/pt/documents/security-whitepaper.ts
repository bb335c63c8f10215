import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'
import { claims, figures, requirements, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import { sayFigure, sayList } from '../figures.ts'
import { roleNames } from '../names.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const frameworks = ['RGPD', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what]

export const securityWhitepaper = {
  title: 'Documento técnico de segurança',
  description: `Como a ${brand.product} mantém à parte os dados de cada cliente, quem os pode abrir, o que fica a seu cargo e o que ainda não provámos.`,
  kind: 'Documento técnico',
  sheets: 4,
  lead: 'Para a pessoa que tem de assinar. Diz o que fazemos, o que lhe cabe fazer, e onde não deve fiar-se na nossa palavra, mas pedir um documento.',
  sections: [
    {
      id: 'reading',
      title: 'Como ler este documento',
      blocks: [
        {
          kind: 'text',
          text: `Tudo o que aqui está é uma declaração da ${brand.company}. Nenhum auditor verificou este documento, e ele não substitui nem um contrato nem um certificado. Uma frase que descreve a suite diz como ela deve funcionar; peça que lha mostrem numa demonstração, com a sua própria equipa ao teclado.`,
        },
        {
          kind: 'text',
          text: 'Onde nomeamos uma norma, nomeamos aquilo por que nos guiamos. Se existe um relatório ou um certificado, para que parte e até quando: a resposta é o próprio documento, sob acordo de confidencialidade. Não conte com o que não lhe pudermos mostrar em papel.',
        },
      ],
    },
    {
      id: 'separation',
      title: 'Um cliente não vê outro',
      blocks: [
        {
          kind: 'text',
          text: 'Cada negócio tem na suite os seus próprios dados, utilizadores, definições e funções. Cada consulta que o programa faz à base de dados nomeia o cliente de onde vem, e uma consulta sem nome não tem resposta. Vale para um ecrã, um relatório, uma exportação e um token da API.',
        },
        {
          kind: 'text',
          text: 'Máquinas, cópias de segurança, actualizações e vigia da noite são partilhadas. As contas, não. Quem trabalha para dois negócios tem uma função à parte em cada um.',
        },
      ],
    },
    {
      id: 'access',
      title: 'Quem pode abrir o quê',
      blocks: [
        {
          kind: 'list',
          items: [
            `As permissões vêm com as funções: ${sayFigure(figures.roleTemplates)} modelos (${sayList(roleTemplates.map((role) => roleNames[role]))}) e as funções que fizer a partir deles. As regras até à permissão isolada pertencem ao ${plans.enterprise.name}.`,
            `Uma palavra-passe tem pelo menos ${sayFigure(requirements.passwordLength)} caracteres. Uma segunda prova, uma aplicação ou uma chave que a pessoa traz, pode ser exigida a cada função, e devia sê-lo a todos os que podem mudar um preço ou uma permissão.`,
            'Terminar o acesso de alguém acaba logo com todas as sessões abertas. Os tokens criados por essa pessoa param, e as vendas passadas guardam o seu nome.',
            'O nosso próprio pessoal só entra quando abre um pedido de apoio e o deixa entrar por causa dele. O que viu está no seu registo de acções.',
          ],
        },
      ],
    },
    {
      id: 'encryption',
      title: 'Encriptação',
      blocks: [
        {
          kind: 'text',
          text: `Declaramos chaves de ${sayFigure(figures.encryption)} bits, na linha e no disco, cópias de segurança incluídas. As ligações usam ${standards.transport}. As chaves ficam num cofre próprio, longe dos dados, e são mudadas em datas marcadas; nenhum engenheiro lê uma.`,
        },
        {
          kind: 'note',
          text: 'Uma caixa que trabalha sem rede guarda as vendas dessa hora até a linha voltar. Bloqueie o ecrã de cada telemóvel e de cada tablet que vende.',
        },
      ],
    },
    {
      id: 'trail',
      title: 'O registo de acções',
      blocks: [
        {
          kind: 'text',
          text: `Anota quem fez o quê, quando, em que caixa, e o que lá estava antes. Não se pode desligar nem alterar, nem o dono da conta o pode. A função ${roleNames.Auditor} lê-o e não muda nada.`,
        },
      ],
    },
    {
      id: 'running',
      title: 'Ficar de pé, e voltar a levantar-se',
      blocks: [
        {
          kind: 'table',
          caption: 'O que declaramos da disponibilidade, e o que deve pedir',
          columns: [
            { label: 'Assunto', share: 3 },
            { label: 'A nossa declaração', share: 5 },
            { label: 'Peça-nos', share: 5 },
          ],
          rows: [
            [
              'Disponibilidade',
              `${uptime} por contrato no serviço para grandes empresas, ${sayFigure(figures.uptime)} sem contrato em todos os outros planos`,
              'Os meses medidos antes deste, e o texto da compensação',
            ],
            [
              'Resposta',
              `Menos de ${sayFigure(figures.responseTime)} ms à nossa porta, sem o caminho até à sua cidade`,
              'A forma de medir, e a parte dos pedidos acima disso',
            ],
            [
              'Lugares',
              `${sayFigure(figures.dataCenters)} centros de dados; o contrato nomeia os que guardam as suas contas`,
              'A lista, por país, de cada réplica e de cada cópia',
            ],
            [
              'Cópia de segurança',
              'Feita para todos os clientes em conjunto, fechada como os próprios dados',
              'Que idade pode ter uma cópia reposta, quanto demora, e um ensaio na sua presença',
            ],
            [
              'Incidente',
              'O seu gestor de conta telefona, depois escreve: o que aconteceu, dados de quem, o que fizemos, o que deve fazer',
              'O prazo e os nomes, escritos no contrato',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Quando a rede cai, as caixas continuam a vender com as permissões que tinham e entregam depois as vendas, por ordem. Uma função que entretanto mude passa a valer quando a caixa voltar a estar ligada.',
        },
      ],
    },
    {
      id: 'shared-duties',
      title: 'Quem faz o quê',
      blocks: [
        {
          kind: 'table',
          caption: 'Nosso, seu, e a combinar',
          columns: [
            { label: 'Tarefa', share: 4 },
            { label: 'Nosso', share: 4 },
            { label: 'Seu', share: 4 },
            { label: 'No contrato', share: 4 },
          ],
          rows: [
            ['Servidores, actualizações, reparações', 'Tudo', 'Nada', 'Aviso antes de trabalhos previstos'],
            ['Pessoas e funções', 'Modelos, entrada, registo', 'Quem recebe que função, e até quando', ''],
            ['Segunda prova à entrada', 'Oferecida a cada função', 'Exigi-la, e os telemóveis perdidos', ''],
            ['Telemóveis, caixas, Wi-Fi', 'Conselhos', 'Bloqueio de ecrã, actualizações, quem leva um para casa', ''],
            [
              'Tokens da API, webhooks',
              'Assinar cada evento',
              'Guardar os tokens num servidor, conferir assinaturas',
              '',
            ],
            [
              'Cópias de segurança',
              'Fazê-las e guardá-las',
              'Uma exportação sua antes de uma grande mudança',
              'Idade de uma cópia, tempo de restauro',
            ],
            [
              'Dados pessoais de clientes',
              'Agir segundo a sua instrução',
              'Uma razão legal, e a resposta à pessoa',
              'Acordo de tratamento de dados',
            ],
            [
              'Registos de saúde',
              'Acesso por função, cada abertura anotada',
              'Quem é do pessoal, e em que serviço',
              'Acordo assinado antes do primeiro paciente',
            ],
            [
              'Um ataque',
              'Encontrá-lo, pará-lo, avisar',
              'Avisar a sua autoridade e os seus clientes',
              'Prazos, contactos de noite',
            ],
            [
              'A saída',
              'Ficheiros que outros lêem, e depois apagar',
              'Levá-los, e conferi-los',
              'O último dia, prova de que se apagou',
            ],
          ],
        },
      ],
    },
    {
      id: 'frameworks',
      title: 'Normas',
      blocks: [
        {
          kind: 'text',
          text: `${sayList(frameworks)}. Declaramos trabalhar segundo estas; uma declaração não é um selo. Peça cada uma de que precisa, e anote o que recebeu:`,
        },
        {
          kind: 'table',
          caption: 'Documentos recebidos',
          columns: [
            { label: 'Norma', share: 3 },
            { label: 'Relatório ou certificado, e quem o passou', share: 5 },
            { label: 'Abrange', share: 4 },
            { label: 'Válido até', share: 3 },
          ],
          rows: frameworks.map((framework) => [framework, '', '', '']),
          isForWriting: true,
          blankRows: 1,
        },
      ],
    },
    {
      id: 'missing',
      title: 'O que ainda não há',
      blocks: [
        {
          kind: 'list',
          items: [
            'Um relatório público de um auditor de fora. Até lá, as perguntas abaixo são a sua auditoria.',
            'O capítulo sobre segurança na nossa documentação. O lugar está reservado e diz isso mesmo.',
            'Uma lista publicada de todos os que tratam dados por nós. Recebe-a com a minuta do contrato.',
            'Uma página pública com a disponibilidade dos meses passados. Peça os números.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Perguntas para trazer',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Mostrem-nos uma consulta sem nome de cliente, e o que a base de dados responde.',
            'Terminem a sessão de alguém enquanto vende. O que ainda pode fazer, com rede e sem ela?',
            'Reponham a cópia de ontem de um cliente de ensaio enquanto olhamos para o relógio.',
            'Quem da vossa equipa entrou este ano nas contas de um cliente, e por que pedido?',
            'Onde está hoje cada cópia, país por país?',
            'O que vos ensinou o último incidente?',
          ],
        },
        {
          kind: 'text',
          text: `Os seus testadores podem atacar um cliente criado para isso, numa semana combinada. Para o marcar, ou para pedir um documento: ${contact.email}, ${contact.phone}.`,
        },
        { kind: 'lines', label: 'As nossas próprias perguntas', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
