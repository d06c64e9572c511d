import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { applicationParts, type Parts, proveAddress, sendApplication } from './support/application.ts';
import { recordWith, useBackend } from './support/backend.ts';
import { photoFile } from './support/booking.ts';
import { mailsTo, pass } from './support/codes.ts';
import { onEachEngine, snapshot } from './support/engines.ts';
import { operate, operatorRefusal, runOperatorCommand, useFolder } from './support/operator.ts';

onEachEngine('Applications, by the operator', (engine) => {
  const test = useBackend(engine);
  const folder = useFolder();

  const command = (...args: string[]) => runOperatorCommand(test, args);
  const refusalOf = (...args: string[]) => operatorRefusal(test, ...args);
  const send = async (email: string, changes: Record<string, Parts[string]>) => {
    await proveAddress(test, email);
    const answer = await sendApplication(test, applicationParts(email, changes));
    const { applications } = await operate(test, 'applications', 'list');
    const application = recordWith(applications, 'email', email);
    return { status: answer.status, id: String(application?.id) };
  };
  /** Sends an application, and returns its number and its address. */
  const apply = async (changes: Record<string, Parts[string]> = {}) => {
    const email = `${randomUUID()}@example.com`;
    const last_name = `Ashdown ${randomUUID().slice(0, 8)}`;
    const { id } = await send(email, { last_name, ...changes });
    return { id, email, name: `Nell ${changes.last_name ?? last_name}` };
  };
  const found = async (name: string) => {
    const { body } = await test.get(`/php/specialists.php?search=${encodeURIComponent(name)}`);
    return body.specialists[0];
  };
  const upright = async () => {
    const image = sharp({ create: { width: 300, height: 600, channels: 3, background: '#17755b' } });
    return new Uint8Array(await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  };

  it('lists them, shows everything and saves the files', async () => {
    const photo = await upright();
    const { id, email } = await apply({ profilePicture: photoFile(photo, 'nell.jpg'), certifiedFiles: [photoFile()] });
    expect((await command('applications', 'list')).stdout).toMatch(
      new RegExp(`^ *${id} +2026-03-02 10:30 +under review +Nell Ashdown .*Plumbing, HVAC Repair, Well drilling$`, 'm'),
    );
    const { stdout } = await command('applications', 'show', id);
    for (const line of [
      `Email +${email}`,
      'Services +Plumbing=£45-£60/90min \\| Taps\n +HVAC Repair=£0.50\n +Well drilling=£300 \\| By hand',
      'Hours +Mon 08:00-10:00; Sat 08:00-18:00',
      'Areas +Leicester\n +Rutland',
      'Immediate +Lockout Service\n +Flooded cellar',
      'Workshops +The Shed, 1 Mill Lane, Oakham, Rutland, LE15 6AA',
      ' +1 +picture +nell.jpg +image/jpeg +\\d+ KiB',
      ' +2 +certificate +tap.jpg +image/jpeg +1 KiB',
    ])
      expect(stdout).toMatch(new RegExp(`^${line}$`, 'm'));
    const path = folder.path('photo.jpg');
    expect(await command('applications', 'file', id, '1', '--to', path)).toMatchObject({
      code: 0,
      stdout: `Saved “nell.jpg” as ${path}.\n`,
    });
    expect(new Uint8Array(await readFile(path))).toEqual(photo);
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await command('applications', 'file', id, '1', '--to', path)).stderr).toMatch(/cannot be written: EEXIST/);
    expect((await command('applications', 'file', id, '2', '--to', folder.path(''))).stdout).toContain(
      folder.path('tap.jpg'),
    );
    const none = await refusalOf('applications', 'file', id, '3', '--to', folder.path(''));
    expect(none).toBe(`Application ${id} has no file 3.\n`);
    expect(await refusalOf('applications', 'show', '99999')).toBe('There is no application 99999.\n');
  });

  it('makes a specialist of one, and tells the applicant (OPER-05, OPER-08)', async () => {
    const { id, email, name } = await apply({ profilePicture: photoFile(await upright(), 'nell.jpg') });
    expect(await refusalOf('applications', 'approve', id)).toMatch(
      /“Well drilling” is not one of our services\. .*--service "Well drilling=SERVICE".*services add/,
    );
    const before = await snapshot(test.scratch);
    const args = ['applications', 'approve', id, '--service', 'Well drilling=Plumbing', '--certified', 'no'];
    const dry = await command(...args, '--dry-run');
    expect(dry.stdout).toContain('Rutland (area:');
    expect(await snapshot(test.scratch)).toEqual(before);
    const { specialist } = await operate(test, ...args);
    const seen = await found(name);
    expect(seen).toMatchObject({
      specialist_id: String(specialist.id),
      service_type: 'Plumber',
      bio: 'Twenty years of pipes.',
      price_formatted: '£0.50 - £300',
      years_of_experience: '10+',
      certified: 'No',
      liabilityInsurance: 'Not sure',
      willingToTravel: '25+ miles',
      companies: [{ company_name: 'Guild of Plumbers' }],
      workshops: [{ workshop_name: 'The Shed' }],
      locations: [{ location: 'Leicester' }, { location: 'Rutland' }],
      availability: [{ day: 'Monday' }, { day: 'Saturday' }],
    });
    const { services } = (await operate(test, 'specialists', 'show', String(specialist.id))).specialist;
    expect(services).toEqual([
      {
        ...{ service: 'Plumbing', name: 'Plumbing', description: 'Taps' },
        ...{ basePricePence: 4500, highPricePence: 6000, durationMinutes: 90 },
      },
      expect.objectContaining({ service: 'HVAC Repair', basePricePence: 50 }),
      expect.objectContaining({ service: 'Plumbing', name: 'Well drilling', description: 'By hand' }),
    ]);
    const photo = await fetch(`${test.backend.origin}/php/${seen.specialist_photo}`);
    const image = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
    expect(image).toMatchObject({ format: 'webp', width: 300, height: 300 });
    expect(image.exif).toBeUndefined();
    const shed = (await operate(test, 'workshops', 'show', 'The Shed')).workshop;
    expect(shed).toMatchObject({ services: ['Plumbing', 'HVAC Repair'], hours: 'Mon 08:00-10:00; Sat 08:00-18:00' });
    const [mail] = await mailsTo(test, email);
    expect(mail).toContain('your application is approved');
    expect(mail).toContain(name);
    expect(mail).toContain('https://product.example/specialists');
    const { entries } = await operate(test, 'log', 'list', '--subject', `application:${id}`);
    expect(entries[0].changes).toEqual({
      status: { before: 'under review', after: 'approved' },
      specialistId: { after: specialist.id },
    });
    expect(await refusalOf(...args)).toBe(`Application ${id} is already approved.\n`);
    expect(await refusalOf('applications', 'reject', id)).toContain('is already approved');
    expect(await mailsTo(test, email)).toHaveLength(3);
  });

  it('takes corrections of what the applicant gave', async () => {
    const { id } = await apply({ profilePicture: photoFile(undefined, 'nell.jpg') });
    const corrections = ['--trade', 'Heating Engineer', '--bio', 'Careful.', '--hours', 'Tue 09:00-12:00'];
    const without = ['--without-service', 'well drilling', '--without-photo', '--insurance', 'Yes'];
    expect((await command('applications', 'approve', id, '--without-service', 'Juggling')).stderr).toBe(
      'The application has no service “juggling”.\n',
    );
    await operate(test, 'applications', 'approve', id, '--name', 'Eleanor Ashdown', ...corrections, ...without);
    expect(await found('Eleanor Ashdown')).toMatchObject({
      service_type: 'Heating Engineer',
      bio: 'Careful.',
      liabilityInsurance: 'Yes',
      specialist_photo: null,
      services: expect.anything(),
      availability: [{ day: 'Tuesday' }],
    });
    const second = await apply();
    const same = [
      'applications',
      'approve',
      second.id,
      '--name',
      'eleanor ashdown',
      '--without-service',
      'Well drilling',
    ];
    expect(await refusalOf(...same)).toContain('Give another name with --name.');
  });

  it('asks for another photo when that of the application cannot be read', async () => {
    const heic = Uint8Array.from(Buffer.from('0000001c6674797068656963000000006d69663168656963', 'hex'));
    const { id } = await apply({ profilePicture: photoFile(heic, 'nell.heic', 'image/heic') });
    const args = ['applications', 'approve', id, '--without-service', 'Well drilling'];
    expect((await command(...args)).stderr).toMatch(/“nell\.heic” cannot .*\nGive another one with --photo FILE/);
    await operate(test, ...args, '--without-photo');
  });

  it('declines one with a reason, after which the applicant can apply again (OPER-06)', async () => {
    const { id, email } = await apply();
    expect((await command('applications', 'reject', id, '--reason', 'We need your Gas Safe card.')).stdout).toBe(
      `Application ${id} is declined. The applicant gets an email.\n`,
    );
    const [mail] = await mailsTo(test, email);
    expect(mail).toContain('We need your Gas Safe card.');
    expect((await operate(test, 'applications', 'list', '--status', 'declined')).applications).toContainEqual(
      expect.objectContaining({ id: Number(id), email }),
    );
    expect((await command('applications', 'approve', id)).stderr).toContain('is already declined');
    // Codes are sent to an address only so often.
    pass(test, 3600);
    const second = await send(email, {});
    expect(second.status).toBe(200);
    expect(second.id).not.toBe(id);
  });
});
