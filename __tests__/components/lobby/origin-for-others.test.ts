import { originForOthers } from '../../../src/components/lobby/invite/origin-for-others';

const at = (url: string) => {
  const { origin, protocol, hostname, port } = new URL(url);
  return { origin, protocol, hostname, port };
};

const saying = (body: unknown, ok = true) => {
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    return { ok, json: async () => body };
  };
  return { asked, ask };
};

describe('NR14: where a code for cameras leads', () => {
  test.each(['http://192.168.1.20:8090', 'http://laptop.local:8090', 'https://dice.example'])(
    'to the page itself, if others reach it: %s',
    async (url) => {
      const { asked, ask } = saying({ addresses: ['10.0.0.1'] });
      expect(await originForOthers(at(`${url}/invite`), ask)).toBe(url);
      expect(asked).toEqual([]);
    },
  );

  test.each([
    ['http://localhost:8081', 'http://192.168.1.20:8081'],
    ['http://127.0.0.1:8090', 'http://192.168.1.20:8090'],
    ['http://[::1]:8090', 'http://192.168.1.20:8090'],
    ['http://knobel.localhost', 'http://192.168.1.20'],
    ['https://localhost:8443', 'https://192.168.1.20:8443'],
  ])('from %s to the first address of its server: %s', async (url, origin) => {
    const { asked, ask } = saying({ addresses: ['192.168.1.20', '10.0.0.1'] });
    expect(await originForOthers(at(url), ask)).toBe(origin);
    expect(asked).toEqual(['/_expo/plugins/table-relay/addresses']);
  });

  test.each([
    [{ addresses: [] }],
    [{ addresses: ['evil.example', '1.2.3.4@evil.example', '192.168.1.20:80', '0.0.0.0', 7, null] }],
    [{ addresses: '192.168.1.20' }],
    [{}],
    [null],
    ['192.168.1.20'],
  ])('nowhere, if its server says %j', async (body) => {
    expect(await originForOthers(at('http://localhost:8081'), saying(body).ask)).toBeNull();
  });

  test('nowhere, if its server does not know the question, or does not answer', async () => {
    const { ask } = saying({ addresses: ['192.168.1.20'] }, false);
    expect(await originForOthers(at('http://localhost:8081'), ask)).toBeNull();
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await originForOthers(at('http://localhost:8081'), dead)).toBeNull();
  });
});
